import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PreviewGuard } from '../../../admin/src/features/post-form/preview/preview-guard.tsx';

afterEach(cleanup);

function Page({ title }: { title: string }) {
	if (title === '') throw new Error('A page without a title.');
	return <h1>{title}</h1>;
}

const form = (title: string) => (
	<>
		<textarea defaultValue="O texto" />
		<PreviewGuard shown={title} instead={<p>Não foi possível atualizar a prévia.</p>}>
			<Page title={title} />
		</PreviewGuard>
	</>
);

test('a page that cannot be shown leaves the text where it is, and the next one is shown again', () => {
	vi.mocked(console.error).mockImplementation(() => undefined);
	const { rerender } = render(form('Um'));
	const text = screen.getByRole('textbox');
	rerender(form(''));
	expect(screen.getByText('Não foi possível atualizar a prévia.')).toBeTruthy();
	expect(screen.getByRole('textbox')).toBe(text);
	vi.mocked(console.error).mockClear();
	rerender(form('Dois'));
	expect(screen.getByRole('heading').textContent).toBe('Dois');
	expect(screen.getByRole('textbox')).toBe(text);
});
