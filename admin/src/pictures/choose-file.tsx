import { useRef } from 'react';
import { messages } from '../messages/all.ts';
import { Button } from '../ui/button.tsx';

const kinds = 'image/png,image/jpeg,image/webp,image/gif,image/avif';

export function ChooseFile({
	label,
	tone,
	disabled,
	onFile,
	multiple = false,
}: {
	label?: string;
	tone?: 'primary';
	disabled?: boolean;
	/** Where several may be chosen, `others` are those after the first. */
	onFile: (file: File, others: File[]) => void;
	multiple?: boolean;
}) {
	const input = useRef<HTMLInputElement>(null);
	return (
		<>
			<input
				ref={input}
				className="visually-hidden"
				type="file"
				accept={kinds}
				multiple={multiple}
				tabIndex={-1}
				aria-hidden="true"
				aria-label={messages.pictures.choose}
				onChange={({ target }) => {
					const [file, ...others] = target.files ?? [];
					target.value = '';
					if (file) onFile(file, others);
				}}
			/>
			<Button tone={tone} disabled={disabled} onClick={() => input.current?.click()}>
				{label ?? messages.pictures.choose}
			</Button>
		</>
	);
}
