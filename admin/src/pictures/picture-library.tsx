import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { limits } from '#config/limits';
import { type Image, images } from '#contract/images';
import { readOwnImage } from '#domain/pictures/own-picture';
import { call } from '../api/call.ts';
import { messages } from '../messages/all.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';

export const picturesKey = ['pictures'];

/** One page of them. */
export const picturesQuery = (page: number, q: string, unused: boolean) =>
	queryOptions({
		queryKey: [...picturesKey, page, q, unused],
		queryFn: ({ signal }) => call(images, { action: 'list', page, q, unused }, { signal }),
		placeholderData: keepPreviousData,
	});

interface PictureLibraryProps {
	/** Rendered below a picture. */
	children: (image: Image) => ReactNode;
	emptyAction?: ReactNode;
	/** Only those that nothing shows. */
	unused?: boolean;
}

function Pictures({ found, children }: Pick<PictureLibraryProps, 'children'> & { found: Image[] }) {
	return (
		<ul className="library">
			{found.map((image) => (
				<li key={image.hash}>
					<img
						src={image.url}
						srcSet={readOwnImage(image.url)?.srcset}
						sizes="15rem"
						alt={image.alt}
						width={image.width}
						height={image.height}
						loading="lazy"
					/>
					{children(image)}
				</li>
			))}
		</ul>
	);
}

/** Uploaded pictures, newest first, searchable by name or description. */
export function PictureLibrary({ children, emptyAction, unused = false }: PictureLibraryProps) {
	const { pictures, common, list } = messages;
	const [{ q, page }, setAsked] = useState({ q: '', page: 1 });
	const top = useRef<HTMLInputElement>(null);
	const query = useQuery(picturesQuery(page, q, unused));
	const none = unused ? pictures.noneUnused : pictures.empty;
	const found = query.data?.images;
	if (query.isError && !found) return <LoadFailed query={query} title={pictures.loadFailed} />;
	const turn = (to: number) => {
		setAsked({ q, page: to });
		top.current?.scrollIntoView({ block: 'nearest' });
	};
	const isEmpty = query.data?.total === 0 && q === '' && !query.isPlaceholderData;
	const hasMore = (query.data?.total ?? 0) > page * limits.imagesPageSize;
	return (
		<>
			{!isEmpty && (
				<input
					ref={top}
					className="input library-search"
					type="search"
					aria-label={pictures.search}
					placeholder={pictures.search}
					maxLength={200}
					value={q}
					onChange={({ target }) => setAsked({ q: target.value, page: 1 })}
				/>
			)}
			{!found && <p role="status">{common.loading}</p>}
			{query.data?.total === 0 && (
				<Empty title={isEmpty ? none : pictures.nothingWith(q)} action={emptyAction} />
			)}
			<Pictures found={found ?? []}>{children}</Pictures>
			{(page > 1 || hasMore) && (
				<p className="row between">
					<Button disabled={page === 1} onClick={() => turn(page - 1)}>
						{list.previous}
					</Button>
					<Button disabled={!hasMore} onClick={() => turn(page + 1)}>
						{list.next}
					</Button>
				</p>
			)}
		</>
	);
}
