import { useState } from 'react';
import { messages } from '../messages/all.ts';
import { Dialog } from './dialog.tsx';
import { setSingleKeys, singleKeysAreOn } from './use-shortcuts.ts';

export function SingleKeysSwitch() {
	const [on, setOn] = useState(singleKeysAreOn);
	return (
		<label className="row">
			<input
				className="check"
				type="checkbox"
				checked={on}
				onChange={({ target }) => {
					setSingleKeys(target.checked);
					setOn(target.checked);
				}}
			/>
			{messages.help.singleKeys}
		</label>
	);
}

export function HelpSheet({ onClose }: { onClose: () => void }) {
	const { help, bar } = messages;
	return (
		<Dialog title={bar.shortcuts} wide onClose={onClose}>
			<div className="keys">
				{help.groups.map(({ title, keys }) => (
					<section key={title}>
						<h3>{title}</h3>
						<dl>
							{keys.map(([what, ...presses]) => (
								<div key={what}>
									<dt>{what}</dt>
									<dd>
										{presses.map((press) => (
											<kbd key={press}>{press}</kbd>
										))}
									</dd>
								</div>
							))}
						</dl>
					</section>
				))}
			</div>
			<SingleKeysSwitch />
			<p className="hint">{help.note}</p>
		</Dialog>
	);
}
