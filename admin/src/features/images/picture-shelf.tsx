import { useRef, useState } from 'react';
import type { Image } from '#contract/images';
import { readOwnImage } from '#domain/pictures/own-picture';
import { messages } from '../../messages/all.ts';
import { bulk } from '../../messages/bulk.ts';
import { PictureGrid } from '../../pictures/picture-library.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { usePhone } from '../../ui/use-phone.ts';
import { useSelected, useTick } from '../../ui/use-selected.ts';
import { ImageForm } from './picture-form.tsx';
import { useDeleteImages, type useTypedAlts } from './use-image-acts.ts';
import '../../styles/bottom-sheet.css';
import '../../styles/bulk.css';

interface CardProps {
	image: Image;
	isChosen: boolean;
	isTicked: boolean;
	onOpen: () => void;
	onTick: (on: boolean, isRange: boolean) => void;
}

function Card({ image, isChosen, isTicked, onOpen, onTick }: CardProps) {
	const { pictures } = messages;
	return (
		<>
			<Button
				tone="quiet"
				className="clip"
				aria-current={isChosen}
				{...(usePhone() && { 'aria-haspopup': 'dialog' })}
				onClick={onOpen}
			>
				{image.name}
			</Button>
			<span className="uses">{pictures.usedBy(image.uses ?? 0)}</span>
			{image.alt === '' && (
				<span className="undescribed">
					<Icon name="triangle-alert" />
					<span>{pictures.only.undescribed}</span>
				</span>
			)}
			<label className="tick">
				<input
					className="check"
					type="checkbox"
					aria-label={pictures.select(image.name)}
					checked={isTicked}
					onChange={({ target, nativeEvent }) =>
						onTick(target.checked, (nativeEvent as MouseEvent).shiftKey)
					}
				/>
			</label>
		</>
	);
}

interface BarProps {
	count: number;
	busy: boolean;
	/** Unless all of the page are. */
	onAll: (() => void) | undefined;
	onDelete: () => void;
	onClear: () => void;
}

const Bar = ({ count, busy, onAll, onDelete, onClear }: BarProps) => (
	<section className="bulk" aria-label={bulk.label}>
		<strong role="status">{messages.pictures.selected(count)}</strong>
		{onAll && <Button onClick={onAll}>{messages.pictures.selectAll}</Button>}
		<Button tone="warn" busy={busy} onClick={onDelete}>
			{messages.pictures.delete}
		</Button>
		<IconButton icon="x" label={bulk.clear} onClick={onClear} />
	</section>
);

interface ShelfProps {
	found: readonly Image[];
	alts: ReturnType<typeof useTypedAlts>;
}

/** A page of pictures, with the form of one beside them; on a phone it comes from below. */
export function PictureShelf({ found, alts }: ShelfProps) {
	const { pictures } = messages;
	const isPhone = usePhone();
	const panel = useRef<HTMLElement>(null);
	const hashes = found.map(({ hash }) => hash);
	const { selected, select, clear } = useSelected();
	const tick = useTick(hashes, select);
	const ticked = hashes.filter((hash) => selected.has(hash));
	const [asked, setAsked] = useState<string>();
	const close = () => setAsked(undefined);
	const remove = useDeleteImages((asked) => {
		select(asked, false);
		for (const hash of asked) alts.forget(hash);
	});
	const chosen = found.find(({ hash }) => hash === asked) ?? (isPhone ? undefined : found[0]);
	if (found.length === 0) return null;
	const form = chosen && <ImageForm key={chosen.hash} {...{ image: chosen, alts, remove }} />;
	return (
		<div className="picture-shelf">
			<div>
				<PictureGrid found={found}>
					{(image) => (
						<Card
							image={image}
							isChosen={image === chosen}
							isTicked={selected.has(image.hash)}
							onOpen={() => {
								setAsked(image.hash);
								panel.current?.focus();
							}}
							onTick={(on, isRange) => tick(image.hash, on, isRange)}
						/>
					)}
				</PictureGrid>
				{ticked.length > 0 && (
					<Bar
						count={ticked.length}
						busy={remove.isPending}
						onAll={ticked.length < hashes.length ? () => select(hashes, true) : undefined}
						onDelete={() => remove.mutate(ticked)}
						onClear={clear}
					/>
				)}
			</div>
			{chosen && isPhone && (
				<Dialog
					title={chosen.alt || pictures.untold}
					className="sheet picture-sheet"
					onClose={close}
				>
					{form}
				</Dialog>
			)}
			{chosen && !isPhone && (
				<aside className="card stack" ref={panel} tabIndex={-1} aria-label={chosen.name}>
					<img src={chosen.url} srcSet={readOwnImage(chosen.url)?.srcset} sizes="20rem" alt="" />
					<h2>{chosen.alt || pictures.untold}</h2>
					{form}
				</aside>
			)}
		</div>
	);
}
