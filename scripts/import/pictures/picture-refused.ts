/** Why a picture stays where it was, in words for the report. */
export class PictureRefused extends Error {}
