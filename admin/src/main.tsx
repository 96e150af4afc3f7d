// First, because it defines the order of cascade layers before any screen's styles use one.
import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { findSecretAddress } from '#domain/names/link-secret';
import { watchMovingPictures } from '#elements/watch-moving-pictures.ts';
import { App } from './app/app.tsx';
import { keepSignsWhole } from './ui/keep-signs-whole.ts';

const meant = findSecretAddress(location.pathname);
if (meant) history.replaceState(null, '', meant);

// Its place is taken where the browser is too old (`old-browser/`).
const root = document.getElementById('mesa');
if (root)
	createRoot(root).render(
		<StrictMode>
			<App />
		</StrictMode>,
	);

// What moves is known from this list, which a long visit would fill.
performance.setResourceTimingBufferSize(10_000);
watchMovingPictures();
keepSignsWhole();
