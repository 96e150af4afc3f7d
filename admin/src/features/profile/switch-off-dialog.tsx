import { messages } from '../../messages/all.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface SwitchOffDialogProps {
	onAgreed: () => void;
	onClose: () => void;
}

export function SwitchOffDialog({ onAgreed, onClose }: SwitchOffDialogProps) {
	const { secondFactor, common } = messages;
	return (
		<Dialog title={secondFactor.switchOffTitle} onClose={onClose}>
			<p>{secondFactor.switchOffText}</p>
			<footer>
				<Button onClick={onClose} data-autofocus>
					{common.cancel}
				</Button>
				<Button tone="warn" onClick={onAgreed}>
					{secondFactor.switchOff}
				</Button>
			</footer>
		</Dialog>
	);
}
