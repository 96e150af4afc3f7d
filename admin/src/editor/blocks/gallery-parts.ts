/** What draws galleries, and asks for them. */
export { countQuestion, drawQuestion } from './gallery-question.ts';
export { GalleryView } from './gallery-view.ts';
