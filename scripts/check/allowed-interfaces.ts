/** Interfaces that may be newer than the oldest browsers without a test around each use, and why. */
const allowed: Record<string, string> = {
	cancelIdleCallback: 'CodeMirror passes it only what requestIdleCallback returned',
	'Clipboard.read': 'caught where it is missing: then a key pastes',
	ClipboardItem: 'comes only from Clipboard.read',
	navigation: 'React asks for it around the function that uses it',
	Navigation: 'comes only from `navigation`',
	NavigationHistoryEntry: 'comes only from `navigation`',
	'MouseEvent.movementX': 'undefined where it is missing, and then each event counts as a movement',
	'MouseEvent.movementY': 'the same as movementX',
	'Navigator.doNotTrack': 'undefined where it is missing, and then nobody has asked',
	'Selection.getComposedRanges': 'asked for by the caller of the function that uses it',
	resize: 'a setting of CodeMirror’s tooltips, whose type a bundle does not tell',
	'OffscreenCanvasRenderingContext2D.imageSmoothingQuality': 'a hint that browsers may ignore',
};

/** `name` is an interface or one of its members, such as `URL.parse`. */
export const isAllowed = (name: string): boolean =>
	name in allowed || name.slice(0, name.indexOf('.')) in allowed;
