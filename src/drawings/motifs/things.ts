import { roll } from '../dice.ts';
import type { Motif } from '../motif-names.ts';
import { at, disc, edge, fill, hot, lamp, stroke, times, whole } from '../svg.ts';

const azulejo: Motif = ({ die, colours: { deep, ground, shape, light } }) => {
	const tiles = { light: '', shape: '', deep: '' };
	const litRow = roll(die, 3) + 1;
	const litColumn = 2 + roll(die, 5);
	let lit = '';
	for (let index = 0; index < 40; index += 1) {
		const [column, row] = [index % 8, Math.floor(index / 8)];
		const [x, y] = [column * 80, row * 80 - 20];
		const quarters = [
			`M${x} ${y}h80a80 80 0 0 1-80 80z`,
			`M${x + 80} ${y}v80a80 80 0 0 1-80-80z`,
			`M${x + 80} ${y + 80}h-80a80 80 0 0 1 80-80z`,
			`M${x} ${y + 80}v-80a80 80 0 0 1 80 80z`,
		];
		const quarter = quarters[roll(die, 4)] ?? '';
		const share = die();
		if (row === litRow && column === litColumn) lit = quarter;
		else tiles[share < 0.5 ? 'light' : share < 0.8 ? 'shape' : 'deep'] += quarter;
	}
	return (
		fill(whole, ground) +
		fill(tiles.light, light, 0.9) +
		fill(tiles.shape, shape) +
		fill(tiles.deep, deep) +
		fill(lit, edge)
	);
};

const linhas: Motif = ({ die, colours: { deep, ground, shape, light } }) => {
	const heights = [70, 130, 190, 250, 310].sort(() => die() - 0.5);
	let stops = '';
	let lit = '';
	const lines = [light, shape, edge, deep].map((colour, index) => {
		const [y = 0, next = 0] = [heights[index], heights[(index + 2) % 5]];
		const turn = 90 + die() * 150;
		const level = turn + Math.abs(next - y);
		const fork = Math.max(level + 40, 380 + die() * 90);
		const middle = (level + fork) / 2;
		stops += `M${at(turn - 46)} ${y}h.1M${at(middle)} ${next}h.1M${at(fork - 14)} ${next}h.1`;
		if (index === 2) {
			lit = `<circle cx="${at(middle)}" cy="${next}" r="17" fill="${hot}" stroke="${deep}" stroke-width="6"/>`;
		}
		const end = index % 2 ? '90 -90' : '60 60';
		const way = `M-10 ${y}H${at(turn)}L${at(level)} ${next}H${at(fork)}l${end}H660`;
		return stroke(way, colour, 14, ' stroke-linejoin="round"');
	});
	return (
		fill(whole, ground) + lines.join('') + stroke(stops, hot, 8, ' stroke-linecap="round"') + lit
	);
};

const sinal: Motif = ({ die, colours: { shape, light } }) => {
	const x = 200 + die() * 300;
	const y = 110 + die() * 120;
	const waves = times(
		7,
		(index) =>
			`<circle cx="${at(x)}" cy="${at(y)}" r="${42 + index * 44}" fill="none" stroke="${index % 2 ? shape : light}" stroke-width="${17 - index * 2}" opacity="${at(0.9 - index * 0.1)}"/>`,
	);
	return waves + disc(x, y, 20, lamp);
};

const caixas: Motif = ({ die, colours: { deep, shape, light } }) => {
	const lit = 1 + roll(die, 8);
	let index = -1;
	return times(4, (row) =>
		times(row + 1, (place) => {
			index += 1;
			const x = 320 + (place - row / 2) * 124;
			const y = 2 + row * 84;
			if (die() < 0.1 && row > 0 && index !== lit) return '';
			const top = `M${x} ${y}l62 32-62 32-62-32z`;
			return (
				(index === lit ? fill(top, lamp) : fill(top, light, 0.9)) +
				fill(`M${x - 62} ${y + 32}l62 32v62l-62-32z`, shape) +
				fill(`M${x + 62} ${y + 32}l-62 32v62l62-32z`, deep)
			);
		}),
	);
};

const papel: Motif = ({ die, colours: { deep, shape, light } }) => {
	const lit = 2 + roll(die, 2);
	return times(5, (index) => {
		const isLit = index === lit;
		const place = `translate(${at(110 + index * 104 + die() * 20)} ${at(190 + (die() - 0.5) * 80)})`;
		const turn = `rotate(${at((die() - 0.5) * 36)})`;
		const text = `M-48-50h64M-48-24h94M-48 2h94M-48 28h${40 + roll(die, 50)}`;
		return `<g transform="${place} ${turn}">${[
			fill('M-72-100h110l34 34v166H-72z', isLit ? hot : index % 2 ? shape : light),
			fill('M38-100v34h34z', deep, 0.4),
			stroke(text, deep, 7, ` opacity="${isLit ? 0.75 : 0.35}"`),
			isLit ? stroke('M-48 60h60', edge, 11) : '',
		].join('')}</g>`;
	});
};

const abaco: Motif = ({ die, colours: { deep, ground, shape } }) => {
	const litRow = roll(die, 5);
	let beads = '';
	let lit = '';
	const rods = times(5, (row) => {
		const y = 66 + row * 57;
		const left = 2 + roll(die, 5);
		for (let bead = 0; bead < 9; bead += 1) {
			const x = bead < left ? 104 + bead * 38 : 536 - (8 - bead) * 38;
			const outline = `M${x} ${y - 22}a13 22 0 0 1 0 44 13 22 0 0 1 0-44z`;
			if (row === litRow && bead === left - 1) lit = outline;
			else beads += outline;
		}
		return `M70 ${y}h500`;
	});
	return (
		fill(whole, ground) +
		`<path d="M44 24h552v312H44zM66 46v268h508V46z" fill="${deep}" fill-rule="evenodd"/>` +
		stroke(rods, deep, 4) +
		fill(beads, shape) +
		fill(lit, lamp)
	);
};

export const things = { azulejo, linhas, sinal, caixas, papel, abaco };
