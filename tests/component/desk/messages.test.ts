// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { messages } from '../../../admin/src/messages/all.ts';
import { formatComing } from '../../../admin/src/ui/times.ts';

/** The desk, and whatever of the server's it shows. */
const sources = globSync('{admin/src,netlify,src/{contract,config,domain}}/**/*.{ts,tsx}');

describe('what the desk says', () => {
	it('no sentence speaks of a construção', () => {
		const speaking = sources.filter((path) => /construç(ão|ões)/i.test(readFileSync(path, 'utf8')));
		expect(sources.length).toBeGreaterThan(0);
		expect(speaking).toEqual([]);
		expect(messages.rail.steps.building).toBe('Atualizando');
	});

	it('counts what is missing and what needs a change apart', () => {
		const { errorsFor } = messages.form;
		expect(errorsFor(1, 0, true)).toBe('Falta 1 campo para criar o post.');
		expect(errorsFor(3, 0, false)).toBe('Faltam 3 campos para salvar o post.');
		expect(errorsFor(0, 1, false)).toBe('1 campo precisa de ajuste.');
		expect(errorsFor(0, 2, false)).toBe('2 campos precisam de ajuste.');
		expect(errorsFor(1, 1, true)).toBe('Falta 1 campo e 1 precisa de ajuste.');
	});

	it('counts words and decisions in the singular, and says nothing where no word changed', () => {
		const { conflict, history } = messages;
		expect(history.delta(1, 0)).toBe('1 palavra a mais, 0 a menos');
		expect(history.delta(2, 1)).toBe('2 palavras a mais, 1 a menos');
		expect(history.delta(0, 0)).toBe('');
		expect(conflict.decided(0, 1)).toBe('0 de 1 decidido');
		expect(conflict.decided(1, 2)).toBe('1 de 2 decididos');
	});

	it('names the list by what it shows', () => {
		const { range, deleted, quiet, scheduled } = messages.list;
		expect(range(1, 0, 0)).toBe('Nenhum post');
		expect(range(1, 1, 1)).toBe('1 post');
		expect(range(1, 8, 8)).toBe('8 posts');
		expect(range(21, 40, 46)).toBe('Posts 21 a 40 de 46');
		expect(deleted(1)).toBe('1 post na lixeira');
		expect(deleted(2)).toBe('2 posts na lixeira');
		expect(quiet).toBe('Nenhum post agendado.');
		expect(scheduled(1, 'amanhã', false)).toBe('1 post agendado. Vai ao ar amanhã.');
		expect(scheduled(2, 'ontem', true)).toBe(
			'2 posts agendados. O próximo devia ter ido ao ar ontem.',
		);
	});

	it('says when the next post goes out, by the date once that is six days away', () => {
		const now = '2026-11-20T12:00:00.000Z';
		expect(formatComing('2026-11-23T12:00:00.000Z', now)).toBe(
			'segunda-feira às 09:00, em 3\u00a0dias',
		);
		expect(formatComing('2026-11-20T18:00:00.000Z', now)).toMatch(/^hoje às 15:00/);
		expect(formatComing('2026-11-21T18:00:00.000Z', now)).toMatch(/^amanhã às 15:00/);
		expect(formatComing('2026-12-03T12:00:00.000Z', now)).toMatch(/^em 03\/12\/2026 às 09:00/);
	});

	it('counts the changes of a version before the first step', () => {
		const { changeOf } = messages.history;
		expect([changeOf(0, 0), changeOf(0, 1), changeOf(1, 1)]).toEqual([
			'Nenhuma mudança',
			'1 mudança',
			'Mudança 1 de 1',
		]);
	});

	it('a change that was not published says why, and which version readers see', () => {
		const { failedNotice, reasons } = messages;
		const said = (time: string | null) =>
			`${failedNotice.title} ${failedNotice.text(reasons.database, time)}`;
		expect(said('09:12')).toBe(
			'A mudança não foi ao ar. O banco de dados não respondeu. O leitor continua vendo a versão das 09:12.',
		);
		expect(said(null)).toMatch(/a versão anterior\.$/);
	});
});
