import { useRef } from 'react';
import { messages } from '../messages/all.ts';
import { Button } from '../ui/button.tsx';

const kinds = 'image/png,image/jpeg,image/webp,image/gif,image/avif';

export function ChooseFile({
	label,
	disabled,
	onFile,
}: {
	label?: string;
	disabled?: boolean;
	onFile: (file: File) => void;
}) {
	const input = useRef<HTMLInputElement>(null);
	return (
		<>
			<input
				ref={input}
				className="vh"
				type="file"
				accept={kinds}
				tabIndex={-1}
				aria-label={messages.pictures.choose}
				onChange={({ target }) => {
					const file = target.files?.[0];
					target.value = '';
					if (file) onFile(file);
				}}
			/>
			<Button disabled={disabled} onClick={() => input.current?.click()}>
				{label ?? messages.pictures.choose}
			</Button>
		</>
	);
}
