/**
 * Answers at the addresses where an earlier site of this origin had its service worker: removes itself and what it kept.
 * It neither waits nor claims pages, so that none of that site loads itself anew while somebody types there.
 */
async function retire() {
	for (const name of await caches.keys()) await caches.delete(name);
	await registration.unregister();
}

// Not waited for: unregistering itself waits for the end of the installation.
addEventListener('install', () => void retire());
addEventListener('activate', (event) => event.waitUntil(retire()));
