import { paths } from '#config/paths';
import { messages } from '../../messages/all.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { usePostForm } from './form-context.ts';

export interface FormButtons {
	onSave: () => void;
	/** The filled action: what it does is what it says. */
	onMain: () => void;
	onDiscard: () => void;
}

/** What the filled button will do (admin design). */
export function mainIntent(
	published: boolean,
	scheduling: boolean,
): 'publish' | 'schedule' | 'save' {
	if (published) return 'save';
	return scheduling ? 'schedule' : 'publish';
}

function PublishedButtons({ onMain, onDiscard }: FormButtons) {
	const { form } = messages;
	const { state } = usePostForm();
	const { post, unpublished, running } = state;
	if (!post) return null;
	return (
		<>
			{unpublished ? (
				<Button disabled={running !== null} onClick={onDiscard}>
					{form.discard}
				</Button>
			) : (
				<a className="btn" href={paths.post(post.slug)}>
					<Icon name="external-link" />
					{form.view}
				</a>
			)}
			<Button
				tone="primary"
				disabled={!unpublished}
				busyText={running !== null && form.saving}
				onClick={onMain}
			>
				{form.saveToSite}
			</Button>
		</>
	);
}

export function ActionButtons(buttons: FormButtons) {
	const { form } = messages;
	const { post, running, scheduling } = usePostForm().state;
	if (post?.published) return <PublishedButtons {...buttons} />;
	const saving = running === 'save' && (post ? form.saving : form.creating);
	const mainRuns =
		(running === 'publish' || running === 'schedule') && (post ? form.saving : form.creating);
	return (
		<>
			<Button busyText={saving} disabled={running !== null} onClick={buttons.onSave}>
				{post ? form.save : form.create}
			</Button>
			<Button
				tone="primary"
				busyText={mainRuns}
				disabled={running !== null}
				onClick={buttons.onMain}
			>
				{scheduling ? form.schedule : form.publish}
			</Button>
		</>
	);
}
