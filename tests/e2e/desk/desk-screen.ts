import type { Page } from '@playwright/test';
import type { DeskApi } from '../../support/desk-api.ts';

/** A screen of the desk in one of its states. */
export interface DeskScreen {
	name: string;
	isSignedOut?: boolean;
	/** Rules of axe that misjudge it. */
	spared?: string[];
	/** Takes the page to this screen in this state. */
	open: (page: Page, desk: DeskApi) => Promise<unknown>;
}
