import { onDemand } from './on-demand.ts';

/** Asked for when a picture is chosen, so that it is there when its button is pressed. */
export const { load: loadDescriptionBox, use: withDescriptionBox } = onDemand(
	() => import('./description-box.ts'),
);
