/** Of `formatMoment`'s two forms, as they stand in a sentence: `às 14:32`, `em 18/11/2026, às 14:32`. */
export const atMoment = (moment: string): string =>
	moment.includes('/') ? `em ${moment.replace(' ', ', às ')}` : `às ${moment}`;

/** `das 14:32`, `de 18/11/2026, às 14:32` */
export const ofMoment = (moment: string): string =>
	moment.includes('/') ? `de ${moment.replace(' ', ', às ')}` : `das ${moment}`;
