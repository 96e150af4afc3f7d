/** How a picture came into the library; those that earlier versions stored have none. */
export const pictureOrigins = ['uploaded', 'generated', 'imported', 'fetched'] as const;
export type PictureOrigin = (typeof pictureOrigins)[number];

/** Parts of the library: what has no description, and what nothing shows. */
export const pictureFilters = ['undescribed', 'unused'] as const;
export type PictureFilter = (typeof pictureFilters)[number];

/** What IPTC calls a picture that a model made; in files as in structured data. */
export const generatedType =
	'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia';
