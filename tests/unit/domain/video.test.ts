import { expect, test } from 'vitest';
import { videoPlayers } from '#config/video-players';
import { formatLength, videoOf } from '#domain/pictures/video';

const film = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

test.each([
	['https://youtu.be/dQw4w9WgXcQ', film],
	['https://youtu.be/dQw4w9WgXcQ?si=abcDEF', film],
	['http://www.youtube.com/watch?v=dQw4w9WgXcQ', film],
	['https://m.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&index=2', film],
	['https://www.youtube.com/shorts/dQw4w9WgXcQ', film],
	['https://www.youtube.com/live/dQw4w9WgXcQ?feature=share', film],
	['https://www.youtube.com/embed/dQw4w9WgXcQ', film],
	['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', film],
	[' https://vimeo.com/76979871 ', 'https://vimeo.com/76979871'],
	['https://vimeo.com/76979871/8272103f6e', 'https://vimeo.com/76979871/8272103f6e'],
	['https://player.vimeo.com/video/76979871?h=8272103f6e', 'https://vimeo.com/76979871/8272103f6e'],
])('%s is the video %s', (written, address) => {
	expect(videoOf(written)?.address).toBe(address);
});

test.each([
	'https://www.youtube.com/embed/videoseries?list=PL590L5WQmH8fJ54F369BLDSqIwcs-TCfs',
	'https://www.youtube.com/embed/live_stream?channel=UC_x5XG1OV2P6uZZ5FSM9Ttw',
	'https://www.youtube.com/@canal',
	'https://www.youtube.com/watch?v=curto',
	'https://www.youtube.com/playlist?list=PL1234567890a',
	'https://youtube.com.evil.test/watch?v=dQw4w9WgXcQ',
	'https://evil.test/?https://youtu.be/dQw4w9WgXcQ',
	'https://a:b@youtu.be/dQw4w9WgXcQ',
	'https://youtu.be:8443/dQw4w9WgXcQ',
	'ftp://youtu.be/dQw4w9WgXcQ',
	'javascript:https://youtu.be/dQw4w9WgXcQ',
	'youtu.be/dQw4w9WgXcQ',
	'https://vimeo.com/canais/76979871x',
	'https://vimeo.com/',
	'nada',
	'',
])('%j is no video', (written) => {
	expect(videoOf(written)).toBeUndefined();
});

test('the player sets no cookie, and starts where the address says', () => {
	const players = [
		'https://youtu.be/dQw4w9WgXcQ',
		'https://youtu.be/dQw4w9WgXcQ?t=90',
		'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1h2m3s',
		'https://vimeo.com/76979871',
		'https://vimeo.com/76979871/8272103f6e#t=5s',
	].map((written) => videoOf(written)?.player);
	const [youtube, vimeo] = [videoPlayers.youtube, videoPlayers.vimeo];
	expect(players).toEqual([
		`${youtube}/embed/dQw4w9WgXcQ?autoplay=1`,
		`${youtube}/embed/dQw4w9WgXcQ?autoplay=1&start=90`,
		`${youtube}/embed/dQw4w9WgXcQ?autoplay=1&start=3723`,
		`${vimeo}/video/76979871?dnt=1&autoplay=1`,
		`${vimeo}/video/76979871?dnt=1&autoplay=1&h=8272103f6e#t=5s`,
	]);
});

test('a length is shown as on a clock', () => {
	expect([9, 724, 3729].map(formatLength)).toEqual(['0:09', '12:04', '1:02:09']);
});
