const pair = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;

/** Latitude and longitude as maps copy them, `-23.5614, -46.6559`; undefined for what is no place on earth. */
export function readCoordinates(text: string): { latitude: number; longitude: number } | undefined {
	const [, latitude = Number.NaN, longitude = Number.NaN] = (pair.exec(text) ?? []).map(Number);
	const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
	return isPlace ? { latitude, longitude } : undefined;
}
