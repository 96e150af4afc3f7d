import { expect, test } from 'vitest';
import { passwordFault } from '#domain/account/password-rule';
import { adjectiveStems, nounStems, verbStems } from '../../support/portuguese-words.ts';
import { SeededRandom } from '../../support/seeded-random.ts';

const own = ['ana.prado@blog.test', 'Ana Prado', 'Vão Livre'];

test('a new password has fifteen letters or more, whatever they are', () => {
	expect(passwordFault('gato no telhado'.slice(0, 14), own)).toMatch(/15 caracteres/);
	expect(passwordFault('gato no telhado', own)).toBeUndefined();
});

/** Each with a tail, a head, itself, or what lies beside it on the keyboard. */
const guessable = {
	'a common word with a tail': [
		...['Password!!!!!!!1', 'senha1234567890', 'minhasenha12345', 'administrador123'],
		...['bemvindo2026!!!!', 'welcome20262026', 'P@ssw0rd12345678', 'S3nh@F0rte!!2026'],
	],
	'a word with a year': [
		...['Verao2026!!!!!!!', 'Natal2025natal!!', 'Vitoria2024!!2024', 'Tijolo1998#2026'],
		...['Segunda-feira2026', 'coworking2026!!!', 'chocolate1234567', 'T1j0l0#2026#2027'],
	],
	'a common word with a head': ['12345678password', '2026!2026!senha', '!!!!!2025Flamengo'],
	'common words together': [
		...['senhasegura2026', 'senhaadmin12345', 'minhanovasenha1', 'adminpassword123'],
		...['iloveyoubabygirl', 'flamengocampeao', 'corinthianstimao', 'deusefiel2026!!'],
	],
	'a word repeated': [
		...['iloveyouiloveyou', 'senha2026senha2', 'brasilbrasil2026', 'gatoazulgatoazul'],
		...['Mesa1Mesa2Mesa3Mesa4', 'abc123abc123abc123', 'casa-casa-casa-casa', 'xyz9xyz9xyz9xyz9'],
	],
	'a run on the keyboard': [
		...['qwertyuiop12345', 'asdfghjklzxcvbnm', 'poiuytrewqlkjhgf', '1qaz2wsx3edc4rfv'],
		...['qazwsxedcrfvtgb', 'zxcvbnmasdfghjkl', '1q2w3e4r5t6y7u8i', 'qwe123asd456zxc789'],
	],
	'a sequence': [
		...['abcdefghijklmno', '1234567890abcdef', '98765432100000!', 'zyxwvutsrqponml'],
		...['1 2 3 4 5 6 7 8 9', 'a-b-c-d-e-f-g-h-i', '112233445566778', 'aaabbbcccdddeee'],
	],
	'a word backwards': ['drowssap20262026', 'ahnesahnesahnes1', 'uoyevoli12345678'],
	"the account's own words": ['anaprado20262026', 'VaoLivre2026!!!!', 'prado.ana.12345678'],
};

test.each(Object.entries(guessable))('%s is refused', (_, passwords) => {
	const kept = passwords.filter((password) => passwordFault(password, own) === undefined);
	expect(kept).toEqual([]);
});

const good = [
	...['quatro gatos no telhado azul', 'Cinco-Pontes-Antes-Do-Rio', 'o vizinho toca tuba às 7h'],
	...['minha avó fazia pão de milho', 'tr0c4r o pneu na chuva', 'correto cavalo bateria grampo'],
	...['kX7#vQ9$mP2!wL4', 'Zb8rTq2nVx5mKd1', 'a senha é comprar rabanete e grão'],
];
test('a sentence or a random one is taken, also with a common word in it', () => {
	const refused = good.filter((password) => passwordFault(password, own) !== undefined);
	expect(refused).toEqual([]);
});

test('of a thousand random passphrases and a thousand random passwords none is refused', () => {
	const random = new SeededRandom(37);
	const words = [...nounStems, ...adjectiveStems, ...verbStems];
	const signs = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789!#%&*+-=?@';
	const draw = (from: string | string[], howMany: number, between: string) =>
		Array.from({ length: howMany }, () => random.pick([...from])).join(between);
	const all = Array.from({ length: 1_000 }, () => [
		draw(words, 4, random.pick([' ', '-', '.', ''])),
		draw(signs, 16, ''),
	]).flat();
	const refused = all.filter(
		(password) => password.length >= 15 && passwordFault(password, own) !== undefined,
	);
	expect(refused).toEqual([]);
});
