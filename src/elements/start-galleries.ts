/** Only articles with a gallery load what opens its pictures. */
export async function startGalleries(): Promise<void> {
	if (!document.querySelector('.prose .gallery')) return;
	const viewer = await import('./gallery-viewer.ts');
	viewer.openGalleries();
}
