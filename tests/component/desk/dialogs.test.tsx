import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { AskDialog } from '../../../admin/src/ui/ask-dialog.tsx';
import { Dialog } from '../../../admin/src/ui/dialog.tsx';

afterEach(cleanup);

const dialogOf = (name: string) =>
	screen.getByRole('dialog', { name, hidden: true }) as HTMLDialogElement;
const asks = () => screen.queryByText('Descartar?') !== null;

/** What a browser does for Esc. */
const ask = (dialog: HTMLElement, bubbles = false) =>
	fireEvent(dialog, new Event('cancel', { bubbles, cancelable: true }));

/** For Esc again with no other key or click between; browsers do not let a page refuse it. */
function force(dialog: HTMLDialogElement) {
	fireEvent(dialog, new Event('cancel'));
	dialog.open = false;
	fireEvent(dialog, new Event('close'));
}

function Asking({ onLeave }: { onLeave: () => void }) {
	const [leaving, setLeaving] = useState(false);
	return (
		<Dialog title="Pessoa" onClose={() => setLeaving(true)}>
			<input type="file" aria-label="Foto" />
			{leaving && (
				<AskDialog
					title="Descartar?"
					go="Descartar"
					onAnswer={(leaves) => (leaves ? onLeave() : setLeaving(false))}
				>
					O que mudou não foi salvo.
				</AskDialog>
			)}
		</Dialog>
	);
}

test('Esc answers the question of a dialog, and not the dialog below it too', () => {
	render(<Asking onLeave={vi.fn()} />);
	ask(dialogOf('Pessoa'));
	expect(asks()).toBe(true);
	ask(dialogOf('Descartar?'));
	expect(asks()).toBe(false);
});

test('a dialog stays open and asks, even when the browser has closed it', () => {
	const leave = vi.fn();
	render(<Asking onLeave={leave} />);
	ask(dialogOf('Pessoa'));
	force(dialogOf('Descartar?'));
	expect(asks()).toBe(false);
	force(dialogOf('Pessoa'));
	expect(dialogOf('Pessoa').open).toBe(true);
	expect(asks()).toBe(true);
	expect(leave).not.toHaveBeenCalled();
});

test('who chooses no file keeps the dialog', () => {
	render(<Asking onLeave={vi.fn()} />);
	ask(screen.getByLabelText('Foto'), true);
	expect(asks()).toBe(false);
});
