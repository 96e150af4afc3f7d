import { accountScreens } from './account-screens.ts';
import { calendarScreens } from './calendar-screens.ts';
import { placeScreens } from './desk-navigation-screens.ts';
import { formScreens } from './form-screens.ts';
import { pictureScreens } from './picture-screens.ts';
import { planScreens } from './plan-screens.ts';
import { resultScreens } from './result-screens.ts';
import { reviewScreens } from './review-screens.ts';
import { savedScreens } from './saved-screens.ts';
import { topicScreens } from './topic-screens.ts';
import { versionScreens } from './version-screens.ts';

/** Every screen of the desk in each of its states. */
export const deskScreens = [
	...placeScreens,
	...calendarScreens,
	...reviewScreens,
	...resultScreens,
	...topicScreens,
	...accountScreens,
	...formScreens,
	...planScreens,
	...versionScreens,
	...pictureScreens,
	...savedScreens,
];
