import { paths } from '#config/paths';
import { type videos as endpoint, notAVideo, type VideoReply } from '#contract/videos';
import { listVideos, type StoredVideo } from '#db/pictures/videos';
import { AppError } from '#domain/app-error';
import { videoOf } from '#domain/pictures/video';
import type { Action } from '#lib/serve';
import { fetchVideos } from '#steps/pictures/fetch-videos';

function addressOf(written: string): string {
	const video = videoOf(written);
	if (!video) throw new AppError('invalid_input', notAVideo, { address: written });
	return video.address;
}

const toReply = ({ picture, isSettled, ...video }: StoredVideo): VideoReply => ({
	...video,
	picture: picture && {
		url: paths.picture(picture.hash, picture.width),
		width: picture.width,
		height: picture.height,
	},
	settled: isSettled,
});

export const videos: Action<typeof endpoint> = async (input, deps) => {
	const addresses = [...new Set(input.addresses.map(addressOf))];
	await fetchVideos(addresses, deps);
	return { success: true, videos: (await listVideos(deps.db, addresses)).map(toReply) };
};
