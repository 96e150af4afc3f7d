/** What the desk uses without asking; a browser that lacks other things of its year lacks one of these. */
const wantedInterfaces = [
	'AbortSignal.any',
	'AbortSignal.timeout',
	'Array.prototype.toSorted',
	'Element.prototype.checkVisibility',
	'HTMLElement.prototype.showPopover',
	'Intl.Segmenter',
	'OffscreenCanvas',
	'Promise.withResolvers',
	'String.prototype.isWellFormed',
	'URLSearchParams.prototype.size',
	'indexedDB',
	'structuredClone',
];

interface UrlPolicy {
	createScriptURL: (url: string) => string;
}
interface TrustedTypes {
	createPolicy: (name: string, rules: UrlPolicy) => UrlPolicy;
}

function isThere(path: string): boolean {
	let at: object = window;
	const names = path.split('.');
	const last = names.pop() as string;
	for (const name of names) {
		const next: unknown = Reflect.get(at, name);
		if (!next) return false;
		at = next as object;
	}
	return last in at;
}

/** Takes the desk's place, so that it does not start, and has another script tell why. */
function stop(place: HTMLElement, lacking: string): void {
	const address = document.currentScript?.dataset['tell'] as string;
	const script = document.createElement('script');
	// The desk's only policy, which it does not make itself now.
	const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
	const policy = trustedTypes?.createPolicy('artigo', { createScriptURL: (url) => url });
	script.src = policy?.createScriptURL(address) ?? address;
	place.id = 'navegador';
	place.dataset['lacking'] = lacking;
	document.body.appendChild(script);
}

/** Asking a browser that blocks what sites keep is an error. */
function mayStore(): boolean {
	try {
		return Boolean(window.localStorage);
	} catch {
		return false;
	}
}

const lacking = wantedInterfaces.filter((path) => !isThere(path));
const place = document.getElementById('mesa');
if (place && lacking.length > 0) stop(place, lacking.join(', '));
else if (place && !mayStore()) stop(place, '');
