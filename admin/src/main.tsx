// First, because it defines the order of cascade layers before any screen's styles use one.
import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';

const root = document.getElementById('mesa');
if (!root) throw new Error('The page has no #mesa.');
createRoot(root).render(
	<StrictMode>
		<App />
	</StrictMode>,
);
