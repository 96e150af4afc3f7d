import type { Page } from '@playwright/test';
import type { DeskApi } from '../../support/desk-api.ts';
import { accountScreens } from './account-screens.ts';
import { calendarScreens } from './calendar-screens.ts';
import { formScreens } from './form-screens.ts';
import { placeScreens } from './place-screens.ts';
import { planScreens } from './plan-screens.ts';
import { resultScreens } from './result-screens.ts';
import { topicScreens } from './topic-screens.ts';
import { versionScreens } from './version-screens.ts';

export interface DeskScreen {
	name: string;
	isSignedOut?: boolean;
	/** Takes the page to this screen in this state. */
	open: (page: Page, desk: DeskApi) => Promise<unknown>;
}

/** Every screen of the desk in each of its states. */
export const deskScreens = [
	...placeScreens,
	...calendarScreens,
	...resultScreens,
	...topicScreens,
	...accountScreens,
	...formScreens,
	...planScreens,
	...versionScreens,
];
