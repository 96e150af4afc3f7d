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
	const buttons = pictureFilters.map((name) => (
		<button
			key={name}
			type="button"
			className={name === only ? 'pill on' : 'pill'}
			aria-pressed={name === only}
			onClick={() => setSearch(name === only ? '' : params[name], { replace: true })}
		>
			{messages.pictures.only[name]}
		</button>
	));
	return { only, buttons };
}

export function ImagesPage() {
	const { pictures, places, form } = messages;
	const { leave } = form;
	const queryClient = useQueryClient();
	const { only, buttons } = useFilter();
	const alts = useTypedAlts();
	const { data } = useQuery(picturesQuery(1, '', only));
	const { running, upload, cancel } = useUpload(
		() => void queryClient.invalidateQueries({ queryKey: picturesKey }),
	);
	const choose = (
		<ChooseFile disabled={running !== undefined} onFile={(file) => void upload(file)} />
	);
	return (
		<>
			<PageHead title={places.images} lead={pictures.pageLead}>
				{(only || data?.total !== 0) && choose}
			</PageHead>
			{running && <UploadProgress running={running} onCancel={cancel} />}
			<PictureLibrary key={only} only={only} tools={buttons} emptyAction={!only && choose}>
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
