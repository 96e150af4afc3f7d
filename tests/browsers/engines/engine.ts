/** One running browser with one session, driven by the W3C's calls. */
export interface Engine {
	/** The least width of a window. */
	narrowest: number;
	/** Puts the page's first frame in hand, until a page is opened. */
	enterFrame: () => Promise<void>;
	/** Presses keys of a Brazilian keyboard by their X11 names, such as `dead_acute`, where the driver can. */
	pressKeyboard?: (names: string[]) => Promise<void>;
	/** Loads the address in the window in hand, and waits until it is loaded. */
	open: (url: string) => Promise<void>;
	/** Runs the source of a function in the page; its arguments and its result are JSON. */
	run: (source: string, args: unknown[]) => Promise<unknown>;
	/** W3C input actions, the same in both protocols. */
	act: (sources: object[]) => Promise<void>;
	/** Opens another tab, which is in hand from now on. */
	openTab: () => Promise<string>;
	/** Puts an open tab in hand. */
	showTab: (tab: string) => Promise<void>;
	closeTab: (tab: string) => Promise<void>;
	currentTab: () => Promise<string>;
	/** Sets the width of what the window in hand shows. */
	resize: (width: number, height: number) => Promise<void>;
	/** A PNG of the window in hand. */
	picture: () => Promise<Buffer>;
	end: () => Promise<void>;
}
