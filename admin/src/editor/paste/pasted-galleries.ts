import { withPictureWord } from '#domain/pictures/picture-words';

/** The blog's own, WordPress's and Ghost's. */
const galleries = 'figure:is(.gallery, .wp-block-gallery, .kg-gallery-card)';

/** An article's script makes a button of each picture that it can open large. */
export function freePictures(body: HTMLElement): void {
	for (const button of body.querySelectorAll('button:has(img)'))
		button.replaceWith(...button.childNodes);
}

function say(picture: Element, word: 'galeria' | 'legenda'): void {
	picture.setAttribute('src', withPictureWord(picture.getAttribute('src') ?? '', word, true));
}

/** The last picture without a caption of its own brings that of the gallery; one with a link stays text. */
function takeCaption(gallery: Element, pictures: readonly Element[]): void {
	const caption = gallery.querySelector(':scope > figcaption');
	const bearer = pictures.findLast((picture) => !picture.getAttribute('title'));
	const words = caption?.textContent?.replace(/\s+/g, ' ').trim();
	if (!caption || !bearer || !words || caption.querySelector('a')) return;
	bearer.setAttribute('title', words);
	say(bearer, 'legenda');
	caption.remove();
}

/** Pictures side by side are so in the text, too; after each has its own caption as its title. */
export function readGalleries(body: HTMLElement): void {
	for (const gallery of body.querySelectorAll(galleries)) {
		const pictures = [...gallery.querySelectorAll('img')];
		if (pictures.length < 2) continue;
		for (const picture of pictures) say(picture, 'galeria');
		takeCaption(gallery, pictures);
	}
}
