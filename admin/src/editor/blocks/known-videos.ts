import type { VideoReply } from '#contract/videos';
import { SharedValue } from '../../ui/shared-value.ts';

/** What the hosts said about the videos of the text, by canonical address. */
export const knownVideos = new SharedValue<ReadonlyMap<string, VideoReply>>(new Map());
