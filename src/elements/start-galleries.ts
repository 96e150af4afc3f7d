/** Only an article with a gallery loads what opens its pictures large. */
export async function startGalleries(): Promise<void> {
	if (!document.querySelector('.prose .gallery')) return;
	try {
		const { openGalleries } = await import('./gallery-viewer.ts');
		openGalleries();
	} catch (error) {
		console.warn('The galleries stay pictures.', error);
	}
}
