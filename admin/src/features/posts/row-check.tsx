// biome-ignore-all lint/a11y/noRedundantRoles: on a phone rows and cells are blocks, which lose their roles
// biome-ignore-all lint/a11y/useSemanticElements: as above
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '#config/paths';
import type { PostSummary } from '#domain/post/post';
import { checkSentence } from '../../checks/check-sentence.ts';
import type { Check } from '../../checks/check-text.ts';
import { messages } from '../../messages/all.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import '../../styles/checks.css';
import '../../styles/row-check.css';

interface RowCheckProps {
	post: PostSummary;
	lines: readonly Check[];
	running: boolean;
	onPublish: () => void;
	onClose: () => void;
}

/** Problems that readers would notice, shown below the row before publishing. It warns but never blocks. */
export function RowCheck({ post, lines, running, onPublish, onClose }: RowCheckProps) {
	const { form, common } = messages;
	const anyway = useRef<HTMLButtonElement>(null);
	useEffect(() => anyway.current?.focus(), []);
	const { lead, mend } = form.checks;
	return (
		<tr role="row" className="row-check">
			<td colSpan={6} role="cell">
				<fieldset
					onKeyDown={(event) => {
						if (event.key === 'Escape') onClose();
					}}
				>
					<legend>{form.checks.dialogTitle}</legend>
					<p className="muted">{lead(lines.length)}</p>
					<ul className="checks">
						{lines.map((line) => (
							<li key={line.name + checkSentence(line)} className="warn">
								<Icon name="triangle-alert" />
								<span>{checkSentence(line)}</span>
								<Link className="link" to={paths.admin.edit(post.id)}>
									{mend[line.name]}
								</Link>
							</li>
						))}
					</ul>
					<div className="row">
						<Button onClick={onClose}>{common.close}</Button>
						<Button ref={anyway} disabled={running} onClick={onPublish}>
							{form.checks.anyway}
						</Button>
					</div>
				</fieldset>
			</td>
		</tr>
	);
}
