import { roll } from '../dice.ts';
import type { Motif } from '../motif-names.ts';
import { at, box, disc, edge, fill, glow, hot, lamp, person, times, whole } from '../svg.ts';

const vowels = 'aeiouáâãéêíóôõú';

/** Every word is a building, every letter a window; somebody is still in the longest word. */
const horizonte: Motif = ({ die, colours: { deep, ground, shape, light }, words }) => {
	const list = words.slice(0, 8).map((word) => word.slice(0, 7));
	const longest = Math.max(...list.map(({ length }) => length));
	const columnsOf = (word: string) => (word.length > 5 ? 3 : 2);
	const total = list.reduce((sum, word) => sum + columnsOf(word) * 20 + 26, 0);
	const scale = Math.min(1.5, 600 / total);
	let x = 320 - (total * scale) / 2;
	const [walls, on, off]: string[][] = [[], [], []];
	let lit = '';
	for (const word of list) {
		const columns = columnsOf(word);
		const width = (columns * 20 + 12) * scale;
		const height = 70 + (word.length / longest) * 150 + die() * 34;
		walls?.push(box(x, 320 - height, width, height));
		for (const [index, letter] of [...word].entries()) {
			const top = 320 - height + 14 + Math.floor(index / columns) * 26 * scale;
			const left = x + (8 + (index % columns) * 20) * scale;
			const pane = box(left, top, 11 * scale, 15 * scale);
			const isLit = !lit && word.length === longest && index === Math.min(1, longest - 1);
			if (isLit) lit = pane;
			else (vowels.includes(letter.toLowerCase()) ? on : off)?.push(pane);
		}
		x += width + 14 * scale;
	}
	return (
		disc(90 + die() * 460, 66, 26, light, ' opacity=".85"') +
		[fill(`${walls?.join('')}`, deep), fill(`${off?.join('')}`, ground)].join('') +
		[fill(`${on?.join('')}`, shape), fill(lit, lamp)].join('') +
		fill('M0 320h640v40H0z', shape, 0.5)
	);
};

const fachada: Motif = ({ die, colours: { deep, ground, shape, light } }) => {
	const lit = 10 + roll(die, 16);
	const placeOf = (index: number) =>
		[28 + (index % 7) * 88, -22 + Math.floor(index / 7) * 82] as const;
	let off = '';
	let half = '';
	const sills = times(35, (index) => {
		const [x, y] = placeOf(index);
		if (index !== lit) {
			if (die() < 0.24) half += box(x, y, 56, 58);
			else off += box(x, y, 56, 58);
		}
		return box(x - 5, y + 60, 66, 6);
	});
	const [x, y] = placeOf(lit);
	return (
		fill(whole, shape) +
		fill(off, deep, 0.85) +
		fill(half, light, 0.42) +
		fill(box(x, y, 56, 58), lamp) +
		disc(x + 27, y + 28, 8, deep) +
		fill(`M${x + 10} ${y + 58}c0-16 6-20 17-20s17 4 17 20z`, deep) +
		fill(sills, ground)
	);
};

const arcos: Motif = ({ die, colours: { deep, ground, shape, light } }) => {
	const count = 4 + roll(die, 3);
	const step = 640 / count;
	const lit = 1 + roll(die, count - 1);
	const radius = step * 0.36;
	const arches = times(count, (index) => {
		const x = index * step + step / 2;
		const y = 110 + radius * 0.5;
		const outline = `M${at(x - radius)} 330V${at(y)}a${at(radius)} ${at(radius)} 0 0 1 ${at(2 * radius)} 0v${at(330 - y)}z`;
		if (index === lit) return fill(outline, lamp);
		const reveal = `M${at(x - radius)} 330V${at(y)}a${at(radius)} ${at(radius)} 0 0 1 ${at(radius)} ${at(-radius)}q${at(-radius * 0.6)} 40 ${at(-radius * 0.55)} ${at(330 - y + radius)}z`;
		return fill(outline, ground) + fill(reveal, deep, 0.55);
	});
	const doorstep = `M${at(lit * step + step / 2 - radius)} 330h${at(2 * radius)}l50 30h${at(-2 * radius - 100)}z`;
	return (
		fill(whole, shape) +
		arches +
		fill('M0 330h640v30H0z', deep) +
		fill(doorstep, edge, 0.7) +
		person(lit * step + step / 2, 336, 2, deep) +
		fill('M0 34h640v8H0z', light, 0.6)
	);
};

const vao: Motif = ({ die, colours: { deep, shape, light } }) => {
	const x = 60 + die() * 60;
	const floors = 1 + roll(die, 2);
	const y = 80 + die() * 20;
	const height = 50 * floors;
	const windows = times(floors, (floor) =>
		times(16, (index) =>
			die() < 0.5
				? box(x + 42 + index * ((640 - 2 * x - 84) / 16), y + 26 + floor * 50, 16, 32)
				: '',
		),
	);
	const people = [170, 250, 268, 400, 470].map((place, index) =>
		person(place + die() * 30, 322, 1.2 + (index % 2) * 0.2, deep),
	);
	const frame =
		box(x, y - 16, 640 - 2 * x, 20) + box(x, y, 24, 320 - y) + box(616 - x, y, 24, 320 - y);
	return (
		fill(`M${at(x + 30)} ${at(y + 14 + height)}H${at(610 - x)}L640 320H0z`, lamp, 0.5) +
		fill('M0 312h640v48H0z', deep) +
		fill(box(x + 20, y + 14, 600 - 2 * x, height), deep) +
		fill(windows, light, 0.75) +
		fill(frame, shape) +
		fill(box(x + 20, y + 14 + height, 600 - 2 * x, 4), hot) +
		people.join('')
	);
};

const toldo: Motif = ({ die, colours: { deep, shape, light }, glowId }) => {
	const count = 7 + roll(die, 3);
	const step = 480 / count;
	const stripes = times(count, (index) => {
		const left = 80 + index * step;
		const stripe = `M${at(left)} 146l${at((320 - left) * 0.14)}-66h${at(step * 0.86)}L${at(left + step)} 146a${at(step / 2)} 20 0 0 1 ${at(-step)} 0z`;
		return fill(stripe, index % 2 ? hot : shape);
	});
	const goods = box(140, 208, 26, 28) + box(172, 216, 40, 20) + box(470, 200, 34, 36);
	return (
		glow(glowId, 320, 230, 330, 190) +
		fill('M104 150h432v160H104z', lamp) +
		fill('M104 244h432v66H104z', shape) +
		fill('M96 236h448v12H96z', light) +
		stripes +
		fill('M0 310h640v50H0z', deep) +
		fill('M104 310h432l70 50H34z', edge, 0.45) +
		person(250 + die() * 60, 238, 2.2, deep) +
		person(400 + die() * 60, 330, 2.6, deep) +
		fill(goods, deep, 0.8)
	);
};

export const buildings = { horizonte, fachada, arcos, vao, toldo };
