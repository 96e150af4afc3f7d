import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { paths } from '#config/paths';
import { queryKeys } from '../../api/queries.ts';
import { useAction } from '../../api/use-action.ts';
import { messages } from '../../messages/all.ts';
import { useSession } from '../../session/use-session.ts';
import { listThrown, takeBack } from '../../text/begun-texts.ts';
import { Button } from '../../ui/button.tsx';
import { formatDay } from '../../ui/times.ts';
import { toastFailure } from '../../ui/toast-failure.ts';

export function useThrownTexts() {
	const user = useSession().user?.email ?? '';
	return useQuery({
		queryKey: [...queryKeys.workingCopies, 'thrown', user],
		queryFn: () => listThrown(user),
	}).data;
}

/** New texts that were discarded in this browser, which alone keeps them, for 30 days. */
export function ThrownTexts() {
	const { bin, list } = messages;
	const navigate = useNavigate();
	const queryClient = useQueryClient();
	const thrown = useThrownTexts();
	const restore = useAction({
		mutationFn: takeBack,
		onSuccess: (_, { postId }) => navigate(`${paths.admin.create}?id=${postId}`),
		onError: toastFailure,
		onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.workingCopies }),
	});
	if (!thrown || thrown.length === 0) return null;
	return (
		<>
			<p className="hint">{bin.thrownNote}</p>
			<table className="plain bin" aria-label={bin.thrown}>
				<tbody>
					{thrown.map((text) => {
						const title = text.values.title.trim() || list.untitled;
						return (
							<tr key={text.tab}>
								<td>
									<strong>{title}</strong>
									<span className="sub">{bin.thrownOn(formatDay(text.at))}</span>
								</td>
								<td className="r">
									<Button
										busy={restore.isPending}
										aria-label={`${bin.restore}: ${title}`}
										onClick={() => restore.mutate(text)}
									>
										{bin.restore}
									</Button>
								</td>
							</tr>
						);
					})}
				</tbody>
			</table>
		</>
	);
}
