import type { Check } from '../../../checks/check-text.ts';
import { messages } from '../../../messages/all.ts';
import { Icon } from '../../../ui/icon.tsx';
import { CheckList } from '../check-list.tsx';
import { Dim, Part } from './part.tsx';

export function ChecksPart({
	checks,
	blank,
	onShow,
}: {
	checks: Check[];
	blank: boolean;
	onShow: (at: number) => void;
}) {
	const { checks: text, fields } = messages.form;
	const warnings = checks.filter(({ fine }) => !fine).length;
	if (blank)
		return (
			<Part name={fields.checks} value={<Dim>{text.whenText}</Dim>}>
				<p className="hint">{text.whenText}</p>
			</Part>
		);
	const line = (
		<>
			<Icon name={warnings > 0 ? 'triangle-alert' : 'check'} />
			{warnings > 0 ? text.warnings(warnings) : text.fine}
		</>
	);
	return (
		<Part name={fields.checks} value={line} tone={warnings > 0 ? 'todo' : undefined}>
			<CheckList checks={checks} onShow={onShow} />
		</Part>
	);
}
