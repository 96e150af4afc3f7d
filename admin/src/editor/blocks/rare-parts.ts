/** What draws the blocks that few texts have, and asks for them; and pictures on their way. */
export { DoorView } from './door-view.ts';
export { countQuestion, drawQuestion } from './gallery-question.ts';
export { GalleryView } from './gallery-view.ts';
export { showUpload } from './show-upload.ts';
export { VideoView } from './video-view.ts';
