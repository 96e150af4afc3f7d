import { useQuery } from '@tanstack/react-query';
import { linkedSlug } from '#domain/text/own-links';
import { link as text } from '../../../messages/link.ts';
import { Button } from '../../../ui/button.tsx';
import { StatusMark } from '../../../ui/status-mark.tsx';
import { linkStatesQuery } from './link-queries.ts';
import { postWords } from './post-words.ts';
import { readAddress } from './read-address.ts';

function About({ address }: { address: string }) {
	const slug = linkedSlug(address);
	const { data } = useQuery(linkStatesQuery(slug ? [slug] : []));
	const read = readAddress(address, location.host);
	if (!slug)
		return (
			<>
				<span className="title">{read?.name ?? address}</span>
				<span className="sub">{read ? text.kinds[read.kind] : text.bad}</span>
			</>
		);
	const post = data?.get(slug);
	if (!post)
		return (
			<>
				<span className="title">{address}</span>
				<span className="sub">{data && text.missing}</span>
			</>
		);
	const { mark, state, about } = postWords(post, new Date().toISOString());
	return (
		<>
			<span className="title">{post.title || text.untitled}</span>
			<span className="sub">
				<StatusMark kind={mark} label={state} /> {about}
			</span>
		</>
	);
}

interface LinkCardProps {
	address: string;
	onChange: () => void;
	onRemove: () => void;
}

/** The link at the cursor, with its actions. */
export function LinkCard({ address, onChange, onRemove }: LinkCardProps) {
	const read = readAddress(address, location.host);
	return (
		<>
			<div>
				<About address={address} />
			</div>
			<span className="row">
				{read && read.kind !== 'section' && (
					<a className="btn quiet" href={read.address} target="_blank" rel="noopener">
						{text.open}
					</a>
				)}
				<Button tone="quiet" autoFocus onClick={onChange}>
					{text.change}
				</Button>
				<Button tone="quiet" onClick={onRemove}>
					{text.remove}
				</Button>
			</span>
		</>
	);
}
