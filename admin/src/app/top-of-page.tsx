import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router';

/** Opens a page at its top, and returns to one where it was left. */
export function TopOfPage() {
	const { pathname, search } = useLocation();
	const type = useNavigationType();
	const shown = useRef({ pathname, page: pageOf(search) });
	useEffect(() => {
		const page = pageOf(search);
		const isOther = shown.current.pathname !== pathname || shown.current.page !== page;
		shown.current = { pathname, page };
		if (isOther && type === 'PUSH') scrollTo(0, 0);
	}, [pathname, search, type]);
	return <Outlet />;
}

const pageOf = (search: string) => new URLSearchParams(search).get('page');
