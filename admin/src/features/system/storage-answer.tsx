import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '#config/paths';
import { images } from '#contract/images';
import { call } from '../../api/call.ts';
import { messages } from '../../messages/all.ts';
import { picturesKey } from '../../pictures/picture-library.tsx';
import { Answer, Meter } from './answer.tsx';
import type { System } from './system-query.ts';

type Storage = System['storage'];

const nearlyFull = 0.9;

export const isNearlyFull = ({ database, database_limit }: Storage): boolean =>
	database_limit !== null && database >= database_limit * nearlyFull;

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** `640 kB`, `1,2 GB` */
function formatSize(bytes: number): string {
	const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
	const value = bytes / 1000 ** step;
	return new Intl.NumberFormat('pt-BR', {
		style: 'unit',
		unit: units[step] ?? 'byte',
		unitDisplay: 'short',
		maximumFractionDigits: value < 10 && step > 1 ? 1 : 0,
	}).format(value);
}

/** Counted once per visit, because it reads every text. */
const unusedQuery = {
	queryKey: [...picturesKey, 'unused'],
	queryFn: ({ signal }: { signal: AbortSignal }) =>
		call(images, { action: 'list', only: 'unused' }, { signal }),
	staleTime: 10 * 60_000,
};

function UnusedPictures() {
	const { storage: text } = messages.system;
	const { total = 0, bytes = 0 } = useQuery(unusedQuery).data ?? {};
	if (total === 0) return null;
	return (
		<p>
			{text.unused(total, formatSize(bytes))}{' '}
			<Link className="link" to={`${paths.admin.images}?sem-uso`}>
				{text.seeUnused(total)}
			</Link>
		</p>
	);
}

/** The room that texts and pictures take, and what happens when there is none left. */
export function StorageAnswer({ storage }: { storage: Storage }) {
	const { storage: text } = messages.system;
	const { texts, database, database_limit: limit, pictures, picture_bytes } = storage;
	const [used, most] = [formatSize(database), limit === null ? '' : formatSize(limit)];
	const ofTexts = text.texts(formatSize(texts ?? database));
	const isBad = isNearlyFull(storage);
	return (
		<Answer
			sign="image"
			title={limit === null ? ofTexts : text.database(used, most)}
			{...(isBad && { tone: 'bad' as const })}
		>
			{limit !== null && (
				<>
					<Meter share={database / limit} from={used} to={most} />
					<p>{ofTexts}.</p>
					<p>{text.full}</p>
				</>
			)}
			{isBad && <p>{text.fullToDo}</p>}
			<p>{text.pictures(pictures, formatSize(picture_bytes))}</p>
			{pictures > 0 && <UnusedPictures />}
		</Answer>
	);
}
