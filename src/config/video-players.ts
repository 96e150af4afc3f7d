/** The only origins that a page may load in a frame. */
export const videoPlayers = {
	youtube: 'https://www.youtube-nocookie.com',
	vimeo: 'https://player.vimeo.com',
} as const;
