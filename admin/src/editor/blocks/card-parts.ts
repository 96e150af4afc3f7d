/** What draws the cards of videos and the ways to the house. */
export { DoorView } from './door-view.ts';
export { VideoView } from './video-view.ts';
