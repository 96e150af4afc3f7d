import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { fetchFinding, siteStatusQuery } from '../../api/queries.ts';
import { messages } from '../../messages/all.ts';
import { fieldOf, reasonOf } from '../../site/finding.ts';
import { usePostForm } from '../../text/form-context.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { focusField } from './focus-field.ts';

/** Fetched again for each revision, and when the site has a new version. */
function useFinding() {
	const { post } = usePostForm().state;
	const since = useQuery(siteStatusQuery).data?.build.since;
	return useQuery({
		queryKey: ['finding', post?.id, post?.revision, since],
		queryFn: ({ signal }) => fetchFinding(post?.id ?? '', signal),
		enabled: post?.published === true,
		staleTime: 60_000,
	}).data;
}

/** What readers do not see of this post, with a link to the field. */
export function FindingNotice() {
	const finding = useFinding();
	const { hash } = useLocation();
	const field = finding && fieldOf(finding);
	useEffect(() => {
		if (field && hash === `#${field}`) focusField(field);
	}, [field, hash]);
	if (!finding || !field) return null;
	const { finding: text } = messages;
	return (
		<Notice
			tone="caution"
			icon="triangle-alert"
			title={text[finding.kind]}
			actions={<Button onClick={() => focusField(field)}>{text.show[finding.kind]}</Button>}
		>
			{reasonOf(finding)} <code className="mono">{finding.detail}</code>
		</Notice>
	);
}
