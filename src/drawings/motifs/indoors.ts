import { roll } from '../dice.ts';
import type { Motif } from '../motif-names.ts';
import {
	at,
	box,
	disc,
	edge,
	fill,
	glow,
	hot,
	lamp,
	person,
	stroke,
	times,
	whole,
} from '../svg.ts';

const pendentes: Motif = ({ die, colours: { deep, shape, light } }) => {
	const count = 4 + roll(die, 2);
	const step = 560 / count;
	const lit = 1 + roll(die, count - 2);
	const lamps = times(count, (index) => {
		const x = 40 + step * (index + 0.5);
		const y = 70 + roll(die, 4) * 22;
		const colour = index === lit ? light : shape;
		const shade =
			stroke(`M${at(x)} 0V${y - 30}`, colour, 3) +
			fill(`M${at(x - 34)} ${y}a34 34 0 0 1 68 0z`, colour);
		if (index !== lit) return shade;
		return (
			fill(`M${at(x - 24)} ${y}h48L${at(x + 128)} 292h-256z`, lamp, 0.34) +
			fill(`M${at(x - 128)} 290h256v5h-256z`, hot) +
			shade +
			fill(`M${at(x - 34)} ${y}h68v5h-68z`, hot)
		);
	});
	const things = box(150 + die() * 60, 284, 60, 10) + box(156, 276, 50, 8) + box(420, 264, 22, 30);
	return (
		lamps +
		fill('M20 294h600v14H20z', shape) +
		fill('M60 308h14v52H60zM566 308h14v52h-14z', shape) +
		fill(things, deep)
	);
};

const longTable = [
	[20, 0],
	[60, 0],
	[100, 0],
	[20, 92],
	[60, 92],
	[100, 92],
] as const;
const squareTable = [
	[60, -4],
	[60, 96],
	[8, 46],
	[112, 46],
] as const;

const planta: Motif = ({ die, colours: { shape, light } }) => {
	let chairs = '';
	let lit = '';
	const occupied = roll(die, 6);
	const tables = times(6, (index) => {
		const x = 96 + (index % 3) * 180;
		const y = 62 + Math.floor(index / 3) * 150;
		const isLong = die() < 0.5;
		for (const [number, [left, top]] of (isLong ? longTable : squareTable).entries()) {
			if (index === occupied && number === 1) {
				const seat = [x + left, y + top] as const;
				lit = disc(...seat, 40, edge, ' opacity=".28"') + disc(...seat, 15, lamp);
			} else if (die() < 0.86) {
				chairs += `M${x + left - 12} ${y + top}a12 12 0 0 1 24 0a12 12 0 0 1-24 0z`;
			}
		}
		return isLong ? box(x, y + 18, 120, 56) : box(x + 26, y + 12, 68, 68);
	});
	const grid = 'M0 30h640M0 330h640M60 0v360M580 0v360M320 0v30M320 330v30';
	return (
		stroke(grid, shape, 2, ' opacity=".6"') +
		stroke('M60 30h520v300H60zM60 180h24M556 180h24', light, 5, ' opacity=".55"') +
		fill(chairs, shape) +
		lit +
		fill(tables, light, 0.85)
	);
};

const persiana: Motif = ({ die, colours: { deep, ground, shape, light } }) => {
	const x = 190 + die() * 260;
	const y = 130 + die() * 90;
	const radius = 88 + die() * 34;
	const step = 18 + roll(die, 3) * 4;
	const slats = times(Math.ceil(380 / step), (index) => `M0 ${index * step - 10}h640`);
	return (
		fill(whole, shape) +
		disc(x, y, radius * 1.7, edge, ' opacity=".22"') +
		disc(x, y, radius, lamp) +
		fill('M0 300l140-70 90 40 130-80 120 70 160-90v190H0z', deep, 0.7) +
		stroke(slats, ground, at(step * 0.46)) +
		stroke('M150 0v360M490 0v360', deep, 3) +
		fill('M0 0h640v16H0z', light, 0.8)
	);
};

const estante: Motif = ({ die, colours: { deep, ground, shape, light } }) => {
	const backs = ['', '', '', ''];
	const lit = 4 + roll(die, 9);
	let glowing = '';
	let labels = '';
	let index = 0;
	for (const base of [176, 336]) {
		for (let x = 46; x < 580; index += 1) {
			const width = 22 + roll(die, 5) * 6;
			const height = 84 + roll(die, 6) * 9;
			const colour = roll(die, 4);
			const book = box(x, base - height, width, height);
			if (index === lit) glowing = book;
			else backs[colour] += book;
			if (width > 36) labels += box(x + 5, base - height + 14, width - 10, 5);
			x += width + (die() < 0.12 ? 34 : 3);
		}
	}
	const colours = [shape, light, ground, shape];
	return (
		fill('M24 0h592v360H24z', deep, 0.7) +
		backs.map((back, row) => fill(back, colours[row] ?? shape, row === 3 ? 0.6 : 1)).join('') +
		fill(glowing, edge) +
		fill(labels, deep, 0.6) +
		fill('M24 176h592v12H24zM24 336h592v12H24z', light, 0.7)
	);
};

const holes = [
	'M45 8a37 37 0 0 1 0 74a37 37 0 0 1 0-74z',
	'M10 45Q10 10 45 10Q45 45 10 45zM45 10Q80 10 80 45Q45 45 45 10zM80 45Q80 80 45 80Q45 45 80 45zM45 80Q10 80 10 45Q45 45 45 80z',
	'M10 10h70L45 41zM10 80h70L45 49zM8 14v62l31-31zM82 14v62L51 45z',
] as const;

const cobogo: Motif = ({ die, colours: { deep, ground, shape }, glowId }) => {
	const hole = holes[roll(die, holes.length)] ?? holes[0];
	const x = (2 + roll(die, 4)) * 90;
	const y = (1 + roll(die, 2)) * 90;
	return (
		fill(whole, deep) +
		glow(glowId, x + 50, y + 45, 330, 230) +
		`<pattern id="${glowId}p" width="90" height="90" patternUnits="userSpaceOnUse"><path d="M0 0h90v90H0z${hole}" fill="${shape}" fill-rule="evenodd"/><path d="M0 0h90M0 0v90" stroke="${ground}" stroke-width="5"/></pattern>` +
		fill(whole, `url(#${glowId}p)`) +
		`<path transform="translate(${x} ${y})" d="${hole}" fill="${lamp}"/>`
	);
};

const escada: Motif = ({ die, colours: { deep, ground, shape, light }, glowId }) => {
	const steps = 5 + roll(die, 4);
	const width = 400 / steps;
	const height = 210 / steps;
	const top = 360 - steps * height;
	const stairs = times(steps, () => `v${at(-height)}h${at(width)}`);
	const lips = times(
		steps,
		(index) => `M${at(60 + index * width)} ${at(360 - (index + 1) * height)}h${at(width)}`,
	);
	return (
		fill(box(460, 0, 180, 360), ground) +
		fill(`M470 ${at(top)}L60 360h580V${at(top)}z`, edge, 0.16) +
		fill(`M60 360${stairs}H640V360z`, shape) +
		fill(box(460, top, 180, 360), shape) +
		stroke(lips, light, 3) +
		fill(`M510 ${at(top)}v-70a35 35 0 0 1 70 0v70z`, lamp) +
		glow(glowId, 545, top - 40, 150, 110) +
		person(60 + width * 1.5, 360 - 2 * height, 1.5, deep)
	);
};

export const indoors = { pendentes, planta, persiana, estante, cobogo, escada };
