import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '#config/paths';
import { messages } from '../../messages.ts';

/** Leads back into the form that was just left; it has the focus unless something else got it. */
export function GoOn({ postId }: { postId: string }) {
	const link = useRef<HTMLAnchorElement>(null);
	useEffect(() => {
		if (document.activeElement?.matches('body, main')) link.current?.focus();
	}, []);
	return (
		<Link ref={link} className="link go-on" to={paths.admin.edit(postId)}>
			{messages.list.goOn}
		</Link>
	);
}
