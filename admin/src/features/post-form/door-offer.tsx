import { type RefObject, useEffect, useState } from 'react';
import { type Door, doorAddresses } from '#domain/site/door';
import type { EditorHandle } from '../../editor/editor-handle.ts';
import { toolCommands } from '../../editor/tools/tools.ts';
import { type EditorWatch, useEditorState } from '../../editor/use-editor-state.ts';
import { results } from '../../messages/results.ts';
import { writingTools } from '../../messages/writing-tools.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { middleOf } from './middle-of.ts';

const { idle: text } = results;

interface DoorOfferProps {
	watch: EditorWatch;
	editor: RefObject<EditorHandle | null>;
}

/** Leads to the middle of a text that Resultados proposed, and offers the house's buttons there. */
export function DoorOffer({ watch, editor }: DoorOfferProps) {
	const state = useEditorState(watch);
	const isReady = state !== undefined;
	const [isOpen, setOpen] = useState(true);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the editor has come
	useEffect(() => {
		if (state) editor.current?.reveal(middleOf(state.doc.toString()));
	}, [isReady]);
	const addresses = [...doorAddresses()];
	const has = (address: string) => state?.doc.toString().includes(address);
	if (!isReady || !isOpen || addresses.some(([, address]) => has(address))) return null;
	const put = (door: Door) => {
		editor.current?.run(toolCommands[door]);
		setOpen(false);
	};
	return (
		<div className="floating">
			<Notice
				alert
				icon="pencil"
				title={text.here}
				actions={
					<>
						{addresses.map(([door], at) => (
							<Button key={door} tone={at === 0 ? 'primary' : 'quiet'} onClick={() => put(door)}>
								{writingTools.tools[door]}
							</Button>
						))}
						<Button tone="quiet" onClick={() => setOpen(false)}>
							{text.notNow}
						</Button>
					</>
				}
			/>
		</div>
	);
}
