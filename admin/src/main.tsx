import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import './styles/index.css';

const root = document.getElementById('mesa');
if (!root) throw new Error('The page has no #mesa.');
createRoot(root).render(
	<StrictMode>
		<App />
	</StrictMode>,
);
