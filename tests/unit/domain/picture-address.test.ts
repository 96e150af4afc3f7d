import { describe, expect, it } from 'vitest';
import {
	findPictureFault,
	type PictureFault,
	readPictureAddress,
	usableImageUrl,
} from '#domain/pictures/picture-address';

const refused: Record<PictureFault, string[]> = {
	length: [`https://e.test/${'a'.repeat(2048)}`],
	scheme: [
		'data:image/png;base64,AA==',
		'javascript:alert(1)',
		'ftp://e.test/x.png',
		'foto.png',
		'//e.test/x.png',
		'/\\e.test/x.png',
		'/\t/e.test/x.png',
		'/.//e.test/x.png',
		'/..//e.test/x.png',
	],
	credentials: ['https://u:p@e.test/x.png', 'https://u@e.test/x.png'],
	host: [
		'https://1.2.3.256/x.png',
		'https://a b/x.png',
		'https://a..b/x.png',
		'https://./x.png',
		`https://${'a'.repeat(64)}.test/x.png`,
		'https://',
		'https://[::1/x.png',
	],
	port: ['https://e.test:99999/x.png', 'https://e.test:porta/x.png', 'http://[::1]:99999/'],
	percent: ['/covers/50%.png', '/covers/%zz.png', '/covers/%E7%E3.png', 'https://e.test/50%.png'],
	missing: [],
};

describe('the address of a picture', () => {
	for (const [fault, addresses] of Object.entries(refused)) {
		it(`is rejected where it is typed: ${fault}`, () => {
			for (const address of addresses)
				expect([address, findPictureFault(address)]).toEqual([address, fault]);
		});
	}

	it('is accepted when a browser can request it, in any spelling', () => {
		const shown = {
			' https://e.test/x.png ': 'https://e.test/x.png',
			'HTTPS://E.Test/Foto.PNG': 'https://e.test/Foto.PNG',
			'http://e.test/x.png': 'https://e.test/x.png',
			'https://ação.example/foto grande.png': 'https://xn--ao-siap.example/foto%20grande.png',
			'https://e.test/promo%E7%E3o.png': 'https://e.test/promo%E7%E3o.png',
			'https://e.test:8443/x.png?w=1#meio': 'https://e.test:8443/x.png?w=1#meio',
			'https://my_bucket.s3.example./x.png': 'https://my_bucket.s3.example./x.png',
			'/covers/mesa.svg': '/covers/mesa.svg',
			'/covers/../caf\u00e9 da tarde.png?v=2': '/caf%C3%A9%20da%20tarde.png?v=2',
		};
		for (const [typed, url] of Object.entries(shown)) {
			expect([typed, findPictureFault(typed)]).toEqual([typed, undefined]);
			expect(usableImageUrl(typed)).toBe(url);
			expect(usableImageUrl(url)).toBe(url);
		}
	});

	it('gives the file that a path on this site names', () => {
		expect(readPictureAddress('/covers/caf%C3%A9.png?v=2#x')).toMatchObject({
			path: '/covers/café.png',
		});
		expect(readPictureAddress('https://e.test/x.png')).toMatchObject({ host: 'e.test' });
	});

	it('still shows addresses from the database, even with a stray percent sign at a foreign host', () => {
		expect(usableImageUrl('https://e.test/50%.png')).toBe('https://e.test/50%.png');
	});

	it('an ignored host is recognised in any spelling', () => {
		for (const url of ['https://CDN.a\u00e7\u00e3o.example/x', 'https://xn--ao-siap.example./x']) {
			expect(usableImageUrl(url, ['ação.example'])).toBeNull();
		}
		expect(usableImageUrl('https://outra.example/x', ['ação.example', ''])).toBe(
			'https://outra.example/x',
		);
	});
});
