import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type PictureFilter, pictureFilters } from '#domain/pictures/picture-origin';
import { messages } from '../../messages/all.ts';
import { ChooseFile } from '../../pictures/choose-file.tsx';
import { PictureLibrary, picturesKey, picturesQuery } from '../../pictures/picture-library.tsx';
import { UploadProgress } from '../../pictures/upload-progress.tsx';
import { useUpload } from '../../pictures/use-upload.ts';
import { AskBeforeLeaving } from '../../ui/ask-before-leaving.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PictureShelf } from './picture-shelf.tsx';
import { useTypedAlts } from './use-image-acts.ts';
import '../../styles/filters.css';
import '../../styles/pictures.css';

const params: Record<PictureFilter, string> = {
	unused: 'sem-uso',
	undescribed: 'sem-descricao',
};

/** The part of the library that the address names, and buttons that show it or everything. */
function useFilter() {
	const [search, setSearch] = useSearchParams();
	const only = pictureFilters.find((name) => search.has(params[name]));
	const { counts, total } = useQuery(picturesQuery(1, '', only, true)).data ?? {};
	const buttons = pictureFilters.map((name) => (
		<button
			key={name}
			type="button"
			className={name === only ? 'pill on' : 'pill'}
			data-todo={name === 'undescribed' && counts?.undescribed !== 0}
			aria-pressed={name === only}
			onClick={() => setSearch(name === only ? '' : params[name], { replace: true })}
		>
			{messages.pictures.only[name]} <span className="num">{counts?.[name]}</span>
		</button>
	));
	return { only, buttons, all: counts?.all ?? total };
}

export function ImagesPage() {
	const { pictures, places, form } = messages;
	const { leave } = form;
	const queryClient = useQueryClient();
	const { only, buttons, all } = useFilter();
	const alts = useTypedAlts();
	const { running, upload, cancel } = useUpload(
		() => void queryClient.invalidateQueries({ queryKey: picturesKey }),
	);
	const choose = (
		<ChooseFile
			tone="primary"
			disabled={running !== undefined}
			onFile={(file) => void upload(file)}
		/>
	);
	return (
		<>
			<PageHead title={places.images} lead={all ? pictures.count(all) : ''}>
				{(only || all !== 0) && choose}
			</PageHead>
			{running && <UploadProgress running={running} onCancel={cancel} />}
			<PictureLibrary key={only} counted only={only} tools={buttons} emptyAction={!only && choose}>
				{(found) => <PictureShelf found={found} alts={alts} />}
			</PictureLibrary>
			<AskBeforeLeaving
				when={alts.count > 0}
				title={leave.title}
				stay={leave.stay}
				go={leave.leave}
			>
				{pictures.undescribed(alts.count)}
			</AskBeforeLeaving>
		</>
	);
}
