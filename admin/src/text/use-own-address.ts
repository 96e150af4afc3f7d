import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#config/paths';
import type { PostFormContext } from './form-context.ts';

/** Gives a new text its own address at the first key, so that reloading, reopening and going back find it. */
export function useOwnAddress({ start, state }: PostFormContext): void {
	const navigate = useNavigate();
	const { pathname, search, hash } = useLocation();
	const isNew = pathname === paths.admin.create;
	const becamePost = isNew && start.post !== null;
	const isNameless = isNew && state.place !== 'new' && !new URLSearchParams(search).has('id');
	useEffect(() => {
		if (becamePost) void navigate(paths.admin.edit(start.id), { replace: true });
		else if (isNameless)
			void navigate(`${paths.admin.create}?id=${start.id}${hash}`, { replace: true });
	}, [becamePost, isNameless, start.id, hash, navigate]);
}
