import { describe, expect, it } from 'vitest';
import { CardSkeletons } from '#components/card-skeletons.tsx';
import { PostLoading, PostNotFound, StateMessage } from '#components/state-message.tsx';
import { resultsTexts } from '#config/results-texts';
import { renderStatic, textOf } from '../../support/render-static.tsx';

describe('Spec §8, states', () => {
	it('Spec §2: an unknown post says so and leads back', () => {
		const root = renderStatic(<PostNotFound />);
		expect(textOf(root.querySelector('h1'))).toBe('Post não encontrado');
		expect(textOf(root.querySelector('a[href="/"]'))).toBe('Voltar ao início');
	});

	it('a post that is being loaded is announced', () => {
		const root = renderStatic(<PostLoading />);
		expect(textOf(root.querySelector('[role="status"]'))).toBe('Carregando post...');
	});

	it('Spec §2: cards that are being loaded are announced once, and their skeletons are not', () => {
		const root = renderStatic(<CardSkeletons count={6} label={resultsTexts.loading} />);
		expect(textOf(root.querySelector('[role="status"]'))).toBe('Carregando posts...');
		expect(root.querySelectorAll('[aria-hidden="true"] .skel')).toHaveLength(6);
	});

	it('an empty list is lit, a failure is not', () => {
		const lamp = (state: 'lit' | 'unlit') =>
			renderStatic(<StateMessage lamp={state} title="Título" text="Texto" />);
		expect(lamp('lit').querySelector('linearGradient')).not.toBeNull();
		expect(lamp('unlit').querySelector('linearGradient')).toBeNull();
		expect(textOf(lamp('unlit'))).toBe('TítuloTexto');
	});
});
