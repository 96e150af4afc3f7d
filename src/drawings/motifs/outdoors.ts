import { roll } from '../dice.ts';
import type { Motif } from '../motif-names.ts';
import { at, disc, edge, fill, glow, hot, lamp, person, stroke, times, whole } from '../svg.ts';

const estais: Motif = ({ die, colours: { deep, shape, light } }) => {
	const x = 230 + die() * 180;
	const sun = die() < 0.5 ? 120 : 520;
	const cables = times(13, (index) => {
		const y = 40 + index * 9;
		const span = 330 - index * 22;
		return `M${at(x)} ${y}L${at(x - span)} 262M${at(x)} ${y}L${at(x + span)} 262`;
	});
	const shine = `M${sun - 60} 290h120v3h-120zM${sun - 40} 304h84v3h-84zM${sun - 28} 318h50v3h-50z`;
	return (
		disc(sun, 236, 52, lamp) +
		fill('M0 282h640v78H0z', deep) +
		fill(shine, edge, 0.8) +
		stroke(cables, light, 1.6, ' opacity=".8"') +
		fill('M0 260h640v13H0z', deep) +
		fill(`M${at(x - 9)} 30h18l10 270h-38z`, deep) +
		fill('M0 262h640v2H0z', shape)
	);
};

const garoa: Motif = ({ die, colours: { deep, shape, light }, glowId }) => {
	const x = 170 + die() * 300;
	const rain = times(
		34,
		() => `M${at(die() * 680)} ${at(die() * 330)}l-${9 + roll(die, 12)} ${26 + roll(die, 20)}`,
	);
	const puddle = `M${at(x - 120)} 318h240v4h-240zM${at(x - 80)} 332h160v4h-160zM${at(x - 44)} 346h90v4h-90z`;
	return (
		glow(glowId, x, 96, 200, 190) +
		fill(`M${at(x - 16)} 92h32l120 218h-272z`, lamp, 0.2) +
		fill('M0 310h640v50H0z', deep) +
		fill(puddle, edge, 0.75) +
		stroke(rain, light, 1.8, ' opacity=".6"') +
		fill(`M${at(x - 4)} 92h8v220h-8zM${at(x - 28)} 76h56l-10-20h-36z`, deep) +
		fill(`M${at(x - 22)} 76h44v12h-44z`, hot) +
		person(x + 74, 316, 2.2, deep) +
		fill(`M${at(x + 30)} 232a44 40 0 0 1 88 0z`, shape)
	);
};

const serra: Motif = ({ die, colours: { deep, ground, shape, light } }) => {
	const x = 120 + die() * 400;
	const ridge = (y: number, height: number, step: number) => {
		const hills = times(Math.ceil(640 / step), () => {
			const up = at(-height * (0.5 + die()));
			const first = at((die() - 0.5) * height * 0.6);
			return `q${at(step / 4)} ${up} ${at(step / 2)} ${first}t${at(step / 2)} ${at((die() - 0.5) * height * 0.5)}`;
		});
		return `M0 ${at(y)}${hills}V360H0z`;
	};
	return (
		disc(x, 130, 96, edge, ' opacity=".2"') +
		disc(x, 130, 54, lamp) +
		fill(ridge(178, 60, 320), light, 0.55) +
		fill(ridge(226, 50, 256), shape) +
		fill(ridge(276, 40, 214), ground) +
		fill(ridge(318, 26, 160), deep)
	);
};

const calcada: Motif = ({ die, colours: { deep, ground, light } }) => {
	const wave = 26 + die() * 16;
	const step = 52 + die() * 26;
	const x = 150 + die() * 340;
	const crests = (length: string) => Array(8).fill(length).join('');
	const waves = times(Math.ceil(480 / step), (index) => {
		const there = `M-40 ${at(index * step - 60)}q40 ${at(-wave)} 80 0t${crests('80 0 ')}`;
		return `${there}v${at(step / 2)}q-40 ${at(wave)}-80 0t${crests('-80 0')}z`;
	});
	return (
		fill(whole, ground) +
		fill(waves, light, 0.72) +
		fill(`M${at(x - 5)} 214L${at(x - 120)} 360h60L${at(x + 5)} 214z`, deep, 0.75) +
		disc(x, 186, 17, edge) +
		fill(`M${at(x - 15)} 206q15-9 30 0l3 34H${at(x - 18)}z`, deep)
	);
};

const contorno: Motif = ({ die, colours: { deep, ground, shape, light } }) => {
	const x = 250 + die() * 160;
	const y = 150 + die() * 60;
	const bumps = Array.from({ length: 8 }, () => 0.75 + die() * 0.55);
	const ring = (radius: number) => {
		const point = (index: number): [number, number] => {
			const angle = (index / 8) * 6.283;
			const bump = radius * (bumps[(index + 8) % 8] ?? 1);
			return [x + Math.cos(angle) * bump * 1.35, y + Math.sin(angle) * bump];
		};
		const curves = times(8, (index) => {
			const [[x0, y0], [x1, y1]] = [point(index - 1), point(index)];
			const [[x2, y2], [x3, y3]] = [point(index + 1), point((index + 2) % 8)];
			const start = index === 0 ? `M${Math.round(x1)} ${Math.round(y1)}` : '';
			const bends = [
				x1 + (x2 - x0) / 6,
				y1 + (y2 - y0) / 6,
				x2 - (x3 - x1) / 6,
				y2 - (y3 - y1) / 6,
			];
			return `${start}C${[...bends, x2, y2].map(Math.round).join(' ')}`;
		});
		return `${curves}z`;
	};
	const trail = `M0 330C120 250 ${at(x - 150)} 340 ${at(x)} ${at(y + 4)}`;
	const pin = `M${at(x)} ${at(y + 8)}c-18-24-26-34-26-46a26 26 0 0 1 52 0c0 12-8 22-26 46z`;
	return (
		fill(whole, ground) +
		[260, 200, 146, 98, 56]
			.map((radius, index) =>
				fill(ring(radius), index % 2 ? ground : shape, at(0.5 + index * 0.12)),
			)
			.join('') +
		stroke(trail, light, 4, ' stroke-dasharray="12 10"') +
		fill(pin, lamp) +
		disc(x, y - 38, 10, deep)
	);
};

export const outdoors = { estais, garoa, serra, calcada, contorno };
