import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { limits } from '#config/limits';
import { type Image, images } from '#contract/images';
import { readOwnImage } from '#domain/pictures/own-picture';
import type { PictureFilter } from '#domain/pictures/picture-origin';
import { call } from '../api/call.ts';
import { messages } from '../messages/all.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';

export const picturesKey = ['pictures'];

/** One page of them. */
export const picturesQuery = (page: number, q: string, only?: PictureFilter, counted = false) =>
	queryOptions({
		queryKey: [...picturesKey, page, q, only, counted],
		queryFn: ({ signal }) => call(images, { action: 'list', page, q, only, counted }, { signal }),
		placeholderData: keepPreviousData,
	});

interface PictureGridProps {
	found: readonly Image[];
	/** Rendered below a picture. */
	children: (image: Image) => ReactNode;
}

export const PictureGrid = ({ found, children }: PictureGridProps) => (
	<ul className="library" aria-label={messages.places.images}>
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

interface PictureLibraryProps {
	/** Shows a page of them. */
	children: (found: Image[]) => ReactNode;
	emptyAction?: ReactNode;
	only?: PictureFilter | undefined;
	/** With how often each is used. */
	counted?: boolean;
	/** Beside the search. */
	tools?: ReactNode;
}

/** Uploaded pictures, newest first, searchable by name or description. */
export function PictureLibrary(props: PictureLibraryProps) {
	const { children, emptyAction, only, counted, tools } = props;
	const { pictures, common, list } = messages;
	const [{ q, page }, setAsked] = useState({ q: '', page: 1 });
	const top = useRef<HTMLInputElement>(null);
	const query = useQuery(picturesQuery(page, q, only, counted));
	const none = only ? pictures.none[only] : pictures.empty;
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
			<div className="pills library-tools">
				{!isEmpty && (
					<input
						ref={top}
						className="input"
						type="search"
						aria-label={pictures.search}
						placeholder={pictures.search}
						maxLength={200}
						value={q}
						onChange={({ target }) => setAsked({ q: target.value, page: 1 })}
					/>
				)}
				{(!isEmpty || only) && tools}
			</div>
			{!found && <p role="status">{common.loading}</p>}
			{query.data?.total === 0 && (
				<Empty title={isEmpty ? none : pictures.nothingWith(q)} action={emptyAction} />
			)}
			{children(found ?? [])}
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
