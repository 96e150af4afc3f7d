import sharp from 'sharp';

interface PictureShape {
	width?: number;
	height?: number;
	/** A different colour makes a different picture. */
	colour?: string;
	format?: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' | 'tiff';
}

/** A picture of one colour, as the bytes of a file. */
export function aPicture(shape: PictureShape = {}): Promise<Buffer> {
	const { width = 40, height = 30, colour = '#204060', format = 'png' } = shape;
	return sharp({ create: { width, height, channels: 3, background: colour } })
		.toFormat(format)
		.toBuffer();
}
